import { control } from '../field/Field.css.ts';
import { componentRule, componentStyle } from '../styles/build/index.ts';

const width = componentStyle({}, 'width');

export const input = `${control} ${width}`;

/** The largest width; a wider input takes the whole line. */
const MAX_CHARACTERS = 40;

// Rules instead of an inline style, which a Content Security Policy may forbid.
for (let characters = 1; characters <= MAX_CHARACTERS; characters += 1) {
  componentRule(`${width}[data-width="${characters}"]`, {
    maxInlineSize: `calc(${characters}ch + 2.5rem)`,
  });
}
