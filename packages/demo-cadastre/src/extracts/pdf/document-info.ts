/** What a document says about itself. */
export interface DocumentInfo {
  readonly title: string;
  readonly subject: string;
  readonly date: Date;
  /** Asks viewers to print without enlarging or reducing (IN-5). */
  readonly isToScale?: boolean;
}
