/*
 * The sentences of the model of Decision (EU) 2018/1523, in the words of its German and English versions where they are plain. Names and
 * facts come from `legal.json`, and those of the software from its own evaluation.
 */
export const statementTexts = {
  component: 'accessibility-statement',
  de: {
    aim: (body: string, law: string) =>
      `${body} ist bemüht, dieses Portal barrierefrei zugänglich zu machen. Grundlage: ${law}.`,
    conformity: 'Stand der Vereinbarkeit mit den Anforderungen',
    FULL: (standard: string) => `Dieses Portal ist mit ${standard} vollständig vereinbar.`,
    PARTIAL: (standard: string) =>
      `Dieses Portal ist mit ${standard} teilweise vereinbar. Was nicht vereinbar ist, steht im nächsten Abschnitt.`,
    NONE: (standard: string) =>
      `Dieses Portal ist mit ${standard} nicht vereinbar. Was nicht vereinbar ist, steht im nächsten Abschnitt.`,
    barriers: 'Nicht barrierefreie Inhalte',
    NOT_COMPLIANT: 'Unvereinbarkeit mit den Vorschriften',
    DISPROPORTIONATE_BURDEN: 'Unverhältnismäßige Belastung',
    OUT_OF_SCOPE: 'Inhalte, für die die Vorschriften nicht gelten',
    reason: 'Grund',
    alternative: 'Was Sie stattdessen tun können',
    criteria: 'Abschnitte der EN 301 549',
    plannedUntil: 'Barrierefrei bis',
    origin: 'Herkunft',
    ofProduct: 'Die Software dieses Portals, in jedem Land gleich.',
    evaluation: 'Prüfung der Software',
    evaluated: (day: string) => `Die Software dieses Portals wurde zuletzt am ${day} geprüft.`,
    NOT_MET: 'Nicht erfüllt',
    NOT_CHECKED: 'Noch nicht geprüft',
    preparation: 'Erstellung dieser Erklärung',
    prepared: (day: string) => `Diese Erklärung wurde am ${day} erstellt.`,
    reviewed: (day: string) => `Sie wurde zuletzt am ${day} überprüft.`,
    SELF_ASSESSMENT: 'Grundlage ist eine Bewertung durch die Stelle selbst.',
    THIRD_PARTY: 'Grundlage ist eine Bewertung durch Dritte.',
    PRODUCT_EVALUATION:
      'Grundlage ist die Prüfung der Software durch das Projekt, das sie herstellt.',
    report: 'Bericht der Prüfung',
    feedback: 'Barrieren melden',
    feedbackText: (days: number) =>
      `Stoßen Sie auf eine Barriere? Melden Sie sie hier, ohne Anmeldung. Wir antworten innerhalb von ${days} Tagen.`,
    reportBarrier: 'Barriere melden',
    enforcement: 'Durchsetzungsverfahren',
  },
  en: {
    aim: (body: string, law: string) =>
      `${body} is committed to making this portal accessible. Legal basis: ${law}.`,
    conformity: 'Compliance status',
    FULL: (standard: string) => `This portal is fully compliant with ${standard}.`,
    PARTIAL: (standard: string) =>
      `This portal is partially compliant with ${standard}. The next section says what is not compliant.`,
    NONE: (standard: string) =>
      `This portal is not compliant with ${standard}. The next section says what is not compliant.`,
    barriers: 'Non-accessible content',
    NOT_COMPLIANT: 'Non-compliance with the legislation',
    DISPROPORTIONATE_BURDEN: 'Disproportionate burden',
    OUT_OF_SCOPE: 'Content to which the legislation does not apply',
    reason: 'Reason',
    alternative: 'What you can do instead',
    criteria: 'Clauses of EN 301 549',
    plannedUntil: 'Accessible by',
    origin: 'Origin',
    ofProduct: 'The software of this portal, the same in every state.',
    evaluation: 'Evaluation of the software',
    evaluated: (day: string) => `The software of this portal was last evaluated on ${day}.`,
    NOT_MET: 'Not met',
    NOT_CHECKED: 'Not checked yet',
    preparation: 'Preparation of this statement',
    prepared: (day: string) => `This statement was prepared on ${day}.`,
    reviewed: (day: string) => `It was last reviewed on ${day}.`,
    SELF_ASSESSMENT: 'It is based on a self-assessment by the body.',
    THIRD_PARTY: 'It is based on an assessment by a third party.',
    PRODUCT_EVALUATION:
      'It is based on the evaluation of the software by the project that makes it.',
    report: 'Report of the assessment',
    feedback: 'Report barriers',
    feedbackText: (days: number) =>
      `Have you come across a barrier? Report it here, without a login. We answer within ${days} days.`,
    reportBarrier: 'Report a barrier',
    enforcement: 'Enforcement procedure',
  },
};
