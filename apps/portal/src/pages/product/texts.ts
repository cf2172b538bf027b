/* Loaded with the page of a product; the order, which loads all messages too, does without. */
export const productTexts = {
  component: 'product',
  de: {
    furtherCopy: 'Jedes weitere Exemplar auf Papier',
    netNote:
      'Preise ohne Umsatzsteuer, dahinter der Betrag mit Umsatzsteuer, den Sie zahlen. Sie richten sich nach der Gebührenordnung für das Vermessungswesen.',
    noVat:
      'Preise ohne Umsatzsteuer; auf diese Gebühren fällt keine an, Sie zahlen genau diesen Betrag. Sie richten sich nach der Gebührenordnung für das Vermessungswesen.',
    order: 'Diesen Auszug bestellen',
    paper: 'Erstes Exemplar auf Papier',
    pdf: 'PDF',
    withVat: 'mit Umsatzsteuer',
    sensitiveNote:
      'Für diesen Auszug brauchen Sie ein berechtigtes Interesse und den Online-Ausweis. Das Katasteramt prüft Ihre Begründung. Das kann einige Tage dauern.',
  },
  en: {
    furtherCopy: 'Each further paper copy',
    netNote:
      'Prices excluding VAT, each followed by the amount with VAT that you pay. They follow the survey fee regulation.',
    noVat:
      'Prices excluding VAT; no VAT applies to these fees, so you pay exactly this amount. They follow the survey fee regulation.',
    order: 'Order this extract',
    paper: 'First paper copy',
    pdf: 'PDF',
    withVat: 'with VAT',
    sensitiveNote:
      'For this extract you need a legitimate interest and an online ID. The cadastral authority reviews your justification, which can take a few days.',
  },
};
