/*
 * The texts of this page. They are not among the messages of the portal, which every page loads, because few people open
 * this page.
 */
export const personalDataTexts = {
  component: 'personal-data',
  de: {
    intro:
      'Sie können herunterladen, was dieses Portal über Sie gespeichert hat, Anmeldungen beenden und Ihre Daten löschen.',
    sessionsHeading: 'Anmeldungen',
    sessionsText:
      'Sie bleiben in jedem Browser angemeldet, bis Sie sich dort abmelden oder die Anmeldung zu Ihrer Sicherheit von selbst endet. Beenden Sie Anmeldungen, die Sie nicht kennen oder nicht mehr brauchen.',
    sessionsLoading: 'Ihre Anmeldungen werden geladen',
    sessionStarted: 'Angemeldet am',
    sessionUsed: 'Zuletzt genutzt am',
    sessionCurrent: 'Dieser Browser',
    endSession: 'Anmeldung beenden',
    sessionEnded: 'Die Anmeldung ist beendet.',
    exportHeading: 'Daten herunterladen',
    exportText:
      'Die Datei enthält Ihre Angaben aus dem Nutzerkonto, Ihre Anmeldungen, gemerkte Flurstücke und alle Aufträge mit Auszügen, Zahlungen und Verlauf. Sie hat das Format JSON, das Programme lesen können. Die Auszüge selbst laden Sie unter „Meine Bestellungen“ herunter.',
    exportAction: 'Daten herunterladen',
    exported: 'Die Datei ist heruntergeladen.',
    deleteHeading: 'Daten löschen',
    deleteText:
      'Gelöscht werden Name, Anschrift, E-Mail-Adresse, Anmeldungen, gemerkte Flurstücke, Begründungen und Auszüge. Abgeschlossene Aufträge, Zahlungen und Rechnungen bleiben gespeichert, solange das Gesetz es verlangt. Laden Sie Auszüge, die Sie noch brauchen, vorher herunter.',
    deleteAction: 'Daten löschen',
    confirmHeading: 'Möchten Sie Ihre Daten löschen?',
    confirmText: 'Gelöschte Daten können nicht wiederhergestellt werden. Sie werden abgemeldet.',
    confirm: 'Ja, Daten löschen',
    notCompleted:
      'Ein Auftrag oder eine Rückzahlung ist noch nicht abgeschlossen. Bitte warten Sie, bis das geschehen ist, oder brechen Sie den Auftrag ab.',
    deletedHeading: 'Ihre Daten sind gelöscht',
    deletedText: 'Sie sind abgemeldet. Wenn Sie sich wieder anmelden, beginnen Sie von vorn.',
  },
  en: {
    intro:
      'You can download what this portal has stored about you, end logins, and delete your data.',
    sessionsHeading: 'Logins',
    sessionsText:
      'You stay logged in on each browser until you log out there, or the login ends by itself for your security. End logins that you do not know or no longer need.',
    sessionsLoading: 'Your logins are being loaded',
    sessionStarted: 'Logged in on',
    sessionUsed: 'Last used on',
    sessionCurrent: 'This browser',
    endSession: 'End login',
    sessionEnded: 'The login has ended.',
    exportHeading: 'Download data',
    exportText:
      'The file contains what we received from your account, your logins, saved parcels, and all orders with extracts, payments and history. Its format is JSON, which programs can read. The extracts themselves are under “My orders”.',
    exportAction: 'Download data',
    exported: 'The file has been downloaded.',
    deleteHeading: 'Delete data',
    deleteText:
      'Name, address, e-mail address, logins, saved parcels, justifications and extracts are deleted. Completed orders, payments and invoices remain stored for as long as the law requires. First download the extracts that you still need.',
    deleteAction: 'Delete data',
    confirmHeading: 'Do you want to delete your data?',
    confirmText: 'Deleted data cannot be restored. You will be logged out.',
    confirm: 'Yes, delete data',
    notCompleted:
      'An order or a refund is not completed yet. Please wait until it is, or cancel the order.',
    deletedHeading: 'Your data has been deleted',
    deletedText: 'You are logged out. If you log in again, you begin without saved data.',
  },
};
