/** Built-in texts of the question for an opinion. */
export const feedbackTexts = {
  component: 'feedback',
  de: {
    missing: 'Bitte wählen Sie eine der Antworten.',
    text: 'Was sollen wir besser machen?',
    tooLong: (most: number) => `Der Text ist zu lang. Bitte kürzen Sie ihn auf ${most} Zeichen.`,
    send: 'Meinung senden',
    sent: 'Vielen Dank für Ihre Meinung.',
    failed: 'Ihre Meinung wurde nicht gesendet. Ihre Angaben sind noch da.',
    retry: 'Noch einmal senden',
  },
  en: {
    missing: 'Please choose one of the answers.',
    text: 'What should we improve?',
    tooLong: (most: number) => `The text is too long. Please shorten it to ${most} characters.`,
    send: 'Send your opinion',
    sent: 'Thank you for your opinion.',
    failed: 'Your opinion was not sent. What you have entered is still here.',
    retry: 'Send again',
  },
};

/** The texts of the question for an opinion in one language. */
export type FeedbackTexts = typeof feedbackTexts.de;
