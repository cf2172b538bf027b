/* Loaded with the warning, which most visits do not show. */
export const sessionWarningTexts = {
  component: 'session-warning',
  de: {
    idleHeading: 'Sind Sie noch da?',
    idleText: (time: string) =>
      `Zu Ihrer Sicherheit endet Ihre Anmeldung um ${time} Uhr, wenn Sie nichts tun. Ihre Eingaben bleiben erhalten.`,
    totalHeading: 'Ihre Anmeldung endet bald',
    totalText: (time: string) =>
      `Zu Ihrer Sicherheit endet Ihre Anmeldung um ${time} Uhr. Melden Sie sich neu an, um weiterzumachen. Ihre Eingaben bleiben erhalten.`,
    goOn: 'Weiter',
    logInAgain: 'Neu anmelden',
    later: 'Später',
  },
  en: {
    idleHeading: 'Are you still there?',
    idleText: (time: string) =>
      `For your security, your login ends at ${time} if you do nothing. Your entries will be kept.`,
    totalHeading: 'Your login ends soon',
    totalText: (time: string) =>
      `For your security, your login ends at ${time}. Log in again to go on. Your entries will be kept.`,
    goOn: 'Continue',
    logInAgain: 'Log in again',
    later: 'Later',
  },
};
