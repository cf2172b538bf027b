interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: string;
}

function tool<Value extends string>(
  description: string,
  icon: string,
  items: readonly Choice<Value>[],
) {
  return { description, toolbar: { icon, dynamicTitle: true, items: [...items] } };
}

/** The tools of the toolbar. The same values work in the URL: `&globals=brand:kuestenland;theme:dark`. */
export const globalTypes = {
  theme: tool('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'contrast', title: 'High contrast' },
  ]),
  brand: tool('Brand', 'paintbrush', [
    { value: '', title: 'Portal' },
    { value: 'kuestenland', title: 'Küstenland' },
    { value: 'kern', title: 'KERN' },
  ]),
  language: tool('Language', 'globe', [
    { value: 'de', title: 'Deutsch' },
    { value: 'en', title: 'English' },
    // Only components have these; pages of the portal stay in German.
    { value: 'ar', title: 'العربية' },
    { value: 'fr', title: 'Français' },
    { value: 'nds', title: 'Plattdüütsch' },
    { value: 'pl', title: 'Polski' },
    { value: 'tr', title: 'Türkçe' },
    { value: 'uk', title: 'Українська' },
  ]),
  width: tool('Width', 'browser', [
    { value: '', title: 'Full width' },
    { value: '280px', title: '280 px' },
    { value: '320px', title: '320 px' },
    { value: '768px', title: '768 px' },
    { value: '1140px', title: '1140 px' },
  ]),
  spacing: tool('Text spacing', 'paragraph', [
    { value: '', title: 'Ordinary spacing' },
    { value: 'wide', title: 'Wide spacing (WCAG 1.4.12)' },
  ]),
  direction: tool('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  forcedColors: tool('Forced colours', 'eye', [
    { value: '', title: 'Own colours' },
    { value: 'hint', title: 'Forced colours: how to' },
  ]),
};

/** The values with which Storybook opens. */
export const initialGlobals = {
  theme: 'light',
  brand: '',
  language: 'de',
  width: '',
  spacing: '',
  direction: 'ltr',
  forcedColors: '',
};
