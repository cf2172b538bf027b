import type { LocalizedText } from '@portal/api';
import { type ContentBlock, type ContentPart, parseContent } from '@portal/api/content';
import { Link } from '@portal/ui/link';
import { Prose } from '@portal/ui/typography';
import type { ReactElement } from 'react';
import { localized } from '../../i18n/language.ts';
import { textLanguage } from '../../i18n/text-language.ts';
import { useLanguage } from '../../i18n/use-text.ts';

function Parts({ parts }: { parts: readonly ContentPart[] }): ReactElement {
  return (
    <>
      {parts.map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          // The parts of a text keep their order.
          <Link key={index} href={href} external={href.startsWith('http')}>
            {text}
          </Link>
        ),
      )}
    </>
  );
}

function Block({ block, lang }: { block: ContentBlock; lang?: string }): ReactElement {
  if (block.type === 'paragraph') {
    return (
      <p lang={lang}>
        <Parts parts={block.parts} />
      </p>
    );
  }
  return (
    <ul lang={lang}>
      {block.items.map((parts, index) => (
        <li key={index}>
          <Parts parts={parts} />
        </li>
      ))}
    </ul>
  );
}

/** Paragraphs, lists and links of configured texts (STATE-1). */
export function ContentText({ texts }: { texts: readonly LocalizedText[] }): ReactElement {
  const language = useLanguage();
  return (
    <Prose>
      {texts.flatMap((text) =>
        parseContent(localized(text, language)).map((block, index) => (
          <Block key={`${text.de}.${index}`} block={block} {...textLanguage(text, language)} />
        )),
      )}
    </Prose>
  );
}
