/** Built-in texts of the notification stack. */
export const notificationStackTexts = {
  component: 'notification-stack',
  de: {
    label: (count: number) => (count === 1 ? '1 Mitteilung' : `${count} Mitteilungen`),
    close: 'Mitteilung schließen',
    more: (count: number) => (count === 1 ? '1 weitere zeigen' : `${count} weitere zeigen`),
    history: (count: number) => `Frühere Mitteilungen (${count})`,
    info: 'Hinweis:',
    success: 'Erledigt:',
    warning: 'Achtung:',
    danger: 'Fehler:',
  },
  en: {
    label: (count: number) => (count === 1 ? '1 notification' : `${count} notifications`),
    close: 'Close notification',
    more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
    history: (count: number) => `Earlier notifications (${count})`,
    info: 'Note:',
    success: 'Done:',
    warning: 'Warning:',
    danger: 'Error:',
  },
};

/** The texts of the notification stack in one language. */
export type NotificationStackTexts = typeof notificationStackTexts.de;
