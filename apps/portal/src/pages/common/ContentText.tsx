import type { LocalizedText } from '@portal/api';
import { type ContentBlock, type ContentPart, parseContent } from '@portal/api/content';
import { Link } from '@portal/ui/link';
import { Prose } from '@portal/ui/typography';
import { useLanguages, useLocalized } from '@portal/ui/provider';
import type { ReactElement } from 'react';
import { localized } from '../../i18n/language.ts';

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

function Block({ block, lang }: { block: ContentBlock; lang: string | undefined }): ReactElement {
  if (block.type === 'paragraph') {
    return (
      <p lang={lang}>
        <Parts parts={block.parts} />
      </p>
    );
  }
  const items = block.items.map((parts, index) => (
    <li key={index}>
      <Parts parts={parts} />
    </li>
  ));
  if (block.start === undefined) return <ul lang={lang}>{items}</ul>;
  return (
    <ol lang={lang} start={block.start}>
      {items}
    </ol>
  );
}

function Blocks({ text }: { text: LocalizedText }): ReactElement {
  const { lang } = useLocalized(text);
  const shown = localized(text, useLanguages());
  return (
    <>
      {parseContent(shown).map((block, index) => (
        // The blocks of a text keep their order.
        <Block key={index} block={block} lang={lang} />
      ))}
    </>
  );
}

/** Paragraphs, lists and links of configured texts (STATE-1). */
export function ContentText({ texts }: { texts: readonly LocalizedText[] }): ReactElement {
  return (
    <Prose>
      {texts.map((text) => (
        <Blocks key={text.de} text={text} />
      ))}
    </Prose>
  );
}
