/** Built-in texts of the switch. */
export const switchTexts = {
  component: 'switch',
  de: { on: 'An', off: 'Aus' },
  en: { on: 'On', off: 'Off' },
};

/** The texts of the switch in one language. */
export type SwitchTexts = typeof switchTexts.de;
