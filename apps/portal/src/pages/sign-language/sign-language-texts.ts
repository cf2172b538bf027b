/* Loaded with this page. */
export const signLanguageTexts = {
  component: 'sign-language',
  de: {
    video: 'Video in Deutscher Gebärdensprache',
    captions: 'Untertitel',
    transcript: 'Was das Video sagt',
    failed: 'Ihr Browser kann das Video nicht abspielen. Der Text unten sagt dasselbe.',
  },
  en: {
    video: 'Video in German Sign Language',
    captions: 'Captions',
    transcript: 'What the video says',
    failed: 'Your browser cannot play the video. The text below says the same.',
  },
};
