import type { LocalizedText } from '@portal/api';
import { useLocalized } from '@portal/ui/provider';
import type { ReactNode } from 'react';
import * as css from './ConfiguredText.css.ts';

/** Where the last part of a long compound begins in names of products, pages and portals. */
const JOINT = /(?<=\p{Ll})(?=schaft|erklärung|kataster|karte|nachweis)|\u00AD/u;

/**
 * Lets a text break with a hyphen at its soft hyphens and within German compounds: without a dictionary, browsers break them anywhere (EYE-4).
 */
function withJoints(content: string): ReactNode {
  const [first, ...others] = content.split(JOINT);
  return others.reduce<ReactNode>(
    (shown, part) => (
      <>
        {shown}
        <span className={css.joint} />
        {part}
      </>
    ),
    first,
  );
}

/** A configured text, with its language where the chosen one lacks it, so that screen readers pronounce it right (WCAG 3.1.2). */
export function ConfiguredText({ text }: { text: LocalizedText }): ReactNode {
  const { content, lang } = useLocalized(text);
  const shown = typeof content === 'string' ? withJoints(content) : content;
  return lang === undefined ? shown : <span lang={lang}>{shown}</span>;
}
