/* Loaded for products of which owners need no justification. */
export const ownerTexts = {
  component: 'owner-check',
  de: {
    heading: 'Gehört Ihnen das Flurstück?',
    intro: 'Sind Sie als Eigentümer eingetragen, brauchen Sie keine Begründung.',
    check: 'Eintrag prüfen',
    checking: 'Der Eintrag wird geprüft',
    entered: 'Sie sind eingetragen. Sie brauchen keine Begründung, und niemand prüft den Auszug.',
    logged: 'Wir protokollieren, wann und als wer Sie bestellt haben.',
    justify: 'Doch begründen',
    usual: 'Bitte begründen Sie, wofür Sie den Auszug brauchen. Das geht auch als Eigentümer.',
  },
  en: {
    heading: 'Is the parcel yours?',
    intro: 'If you are entered as the owner, you need no justification.',
    check: 'Check the entry',
    checking: 'The entry is being checked',
    entered: 'You are entered. You need no justification, and nobody reviews the extract.',
    logged: 'We log when you have ordered, and as whom.',
    justify: 'Give a justification instead',
    usual: 'Please give a justification for why you need the extract. Owners can do that as well.',
  },
};
