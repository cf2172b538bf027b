import { mapWindowTexts } from './window-texts.ts';

/** Built-in texts of the map of features. */
export const featureMapTexts = {
  component: 'feature-map',
  de: {
    ...mapWindowTexts.de,
    figure: 'Karte mit Liste',
    instructions:
      'Die Liste nach der Karte wählt aus. Verschieben und vergrößern mit den Schaltflächen der Karte oder mit Pfeiltasten, Plus und Minus, mit 0 zurück zum Ausschnitt.',
    legend: 'Legende',
    list: 'Auf der Karte',
    selected: (label: string) => `Ausgewählt: ${label}.`,
  },
  en: {
    ...mapWindowTexts.en,
    figure: 'Map with list',
    instructions:
      'The list after the map selects. Move and zoom with the buttons of the map or with the arrow keys, plus and minus, and 0 to go back to the section.',
    legend: 'Legend',
    list: 'On the map',
    selected: (label: string) => `Selected: ${label}.`,
  },
};

/** The texts of the map of features in one language. */
export type FeatureMapTexts = typeof featureMapTexts.de;
