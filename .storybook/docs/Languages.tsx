import type { ReactElement } from 'react';
import arabic from '../../packages/ui/src/locales/ar/texts.json' with { type: 'json' };
import french from '../../packages/ui/src/locales/fr/texts.json' with { type: 'json' };
import lowGerman from '../../packages/ui/src/locales/nds/texts.json' with { type: 'json' };
import polish from '../../packages/ui/src/locales/pl/texts.json' with { type: 'json' };
import turkish from '../../packages/ui/src/locales/tr/texts.json' with { type: 'json' };
import ukrainian from '../../packages/ui/src/locales/uk/texts.json' with { type: 'json' };
import { Wide } from '../../packages/ui/docs/Wide.tsx';

const SETS = { ar: arabic, fr: french, nds: lowGerman, pl: polish, tr: turkish, uk: ukrainian };

/** The sets of texts that an app can import, and who has reviewed each, as its file says. */
export function Languages(): ReactElement {
  return (
    <Wide label="Languages">
      <table className="sb-foundation">
        <thead>
          <tr>
            <th scope="col">
              <code>@portal/ui/locales/…</code>
            </th>
            <th scope="col">Language and review</th>
            <th scope="col">Texts</th>
            <th scope="col">“Remove”</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(SETS).map(([language, { $comment: remark, ...texts }]) => (
            <tr key={language}>
              <th scope="row">
                <code>{language}</code>
              </th>
              <td>{remark}</td>
              <td>{Object.keys(texts).length}</td>
              <td lang={language}>
                <bdi>{texts['file-upload.remove']}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
