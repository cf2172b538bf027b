import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { problem } from '../../stories/fake-backend.ts';
import { guestTexts } from './guest-texts.ts';

const { de, en } = guestTexts;
type PlainText = {
  [Key in keyof typeof de]: (typeof de)[Key] extends string ? Key : never;
}[keyof typeof de];
/** A text in the languages of the stories. */
export const both = (key: PlainText) => ({ de: de[key], en: en[key] });
/** A name in either language. */
export const named = (key: PlainText) => new RegExp(`^(?:${de[key]}|${en[key]})$`);

/** Roles are found slowly in a whole page. */
export const PATIENT = { timeout: 10_000 };

/** The page of a link. */
export const AT = paths.guestOrder('t'.repeat(43));
/** Nobody is logged in. */
export const nobody = { getCustomer: problem(401, 'NOT_AUTHENTICATED') };

/** Presses a button of the page. */
export const press = async (key: PlainText): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: named(key) }, PATIENT));

/** The heading that names the state has the focus: never the body. */
export async function expectHeading(key: PlainText): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name: named(key) }, PATIENT);
  await waitFor(() => expect(heading).toHaveFocus());
}
