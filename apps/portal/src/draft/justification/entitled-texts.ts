/* Loaded by organisations only. */
export const entitledTexts = {
  component: 'entitled-reason',
  de: {
    loading: 'Ihre Berechtigung wird geprüft',
    entitled:
      'Ihre Organisation braucht für diesen Auszug keine Begründung. Grund und Geschäftszeichen werden protokolliert.',
    until: (day: string) => `Das gilt bis ${day}.`,
    ground: 'Grund',
    fileNumber: 'Geschäftszeichen',
    fileNumberHint: 'Das Zeichen Ihrer Akte, zum Beispiel UVZ 12/2026.',
    noGroup: 'Ihre Organisation hat keine Berechtigung ohne Begründung. Bitte begründen Sie.',
    product: 'Ihre Berechtigung gilt nicht für diesen Auszug. Bitte begründen Sie.',
    notYet: 'Ihre Berechtigung gilt noch nicht. Bitte begründen Sie.',
    expired: 'Ihre Berechtigung ist abgelaufen. Bitte begründen Sie.',
    area: 'Ihre Berechtigung gilt nicht für dieses Gebiet. Bitte begründen Sie.',
  },
  en: {
    loading: 'Your entitlement is being checked',
    entitled:
      'Your organisation needs no justification for this extract. Ground and file number are logged.',
    until: (day: string) => `This is valid until ${day}.`,
    ground: 'Ground',
    fileNumber: 'File number',
    fileNumberHint: 'The number of your file, for example UVZ 12/2026.',
    noGroup: 'Your organisation is not entitled without a justification. Please give one.',
    product: 'Your entitlement does not cover this extract. Please give a justification.',
    notYet: 'Your entitlement does not count yet. Please give a justification.',
    expired: 'Your entitlement has ended. Please give a justification.',
    area: 'Your entitlement does not cover this area. Please give a justification.',
  },
};
