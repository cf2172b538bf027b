/** What a document says about itself. */
export interface DocumentInfo {
  readonly title: string;
  /** What is before its first colon names the document in warnings. */
  readonly subject: string;
  /** Who issues it. */
  readonly author: string;
  /** The program that writes it. */
  readonly creator: string;
  /** Its language (BCP 47), such as `de-DE`. */
  readonly language: string;
  readonly date: Date;
  /** Asks viewers to print without enlarging or reducing (IN-5). */
  readonly isToScale?: boolean;
}
