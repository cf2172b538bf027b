/* Loaded with the page of a product; the order, which loads all messages too, does without. */
export const productTexts = {
  component: 'product',
  de: {
    acceptedBy: 'Anerkannt von',
    contains: 'Enthält',
    duration: 'Dauer',
    lacks: 'Enthält nicht',
    furtherCopy: 'Jedes weitere Exemplar auf Papier',
    netNote:
      'Erst steht die Gebühr ohne Umsatzsteuer, dahinter Ihr Endpreis. Sie richtet sich nach der Gebührenordnung für das Vermessungswesen.',
    noVat:
      'Das ist der Endpreis. Er richtet sich nach der Gebührenordnung für das Vermessungswesen.',
    order: 'Diesen Auszug bestellen',
    paper: 'Erstes Exemplar auf Papier',
    pdf: 'PDF',
    withVat: 'mit Umsatzsteuer',
    sample: 'Muster',
    sampleOf: (name: string) => `Muster: Blatt 1 von „${name}“ mit erfundenen Daten`,
    sensitiveNote:
      'Für diesen Auszug brauchen Sie ein berechtigtes Interesse und den Online-Ausweis. Das Katasteramt prüft Ihre Begründung. Das kann einige Tage dauern.',
  },
  en: {
    acceptedBy: 'Accepted by',
    contains: 'Contains',
    duration: 'Duration',
    lacks: 'Does not contain',
    furtherCopy: 'Each further paper copy',
    netNote:
      'The fee without VAT comes first, then your final price. It follows the survey fee regulation.',
    noVat: 'This is the final price. It follows the survey fee regulation.',
    order: 'Order this extract',
    paper: 'First paper copy',
    pdf: 'PDF',
    withVat: 'with VAT',
    sample: 'Sample',
    sampleOf: (name: string) => `Sample: sheet 1 of “${name}” with made-up data`,
    sensitiveNote:
      'For this extract you need a legitimate interest and an online ID. The cadastral authority reviews your justification, which can take a few days.',
  },
};
