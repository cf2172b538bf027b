import { useOf } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { CRITERIA, clauseOf, LEVEL_AAA } from './criteria.ts';
import { proofsOf } from './evidence.ts';
import { REPORT_FOLDER, reportPageOf } from './report-pages.ts';
import { useReport } from './use-report.ts';
import type { Proof } from './evidence.ts';
import { Wide } from './Wide.tsx';

type Language = 'de' | 'en';

/** How a component meets criteria, by their numbers. */
type Met = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const TEXTS = {
  en: {
    label: 'Criteria',
    level: 'Level',
    how: 'How',
    test: 'Test that shows it',
    new22: 'none (new in WCAG 2.2)',
    aaa: 'none (level AAA)',
    other: 'Deutsch',
    hint: 'Tests whose names begin with "portal-" measure every story.',
  },
  de: {
    label: 'Kriterien',
    level: 'Stufe',
    how: 'Wodurch',
    test: 'Test, der es zeigt',
    new22: 'keiner (neu in WCAG 2.2)',
    aaa: 'keiner (Stufe AAA)',
    other: 'English',
    hint: 'Tests, deren Name mit „portal-“ beginnt, messen jedes Beispiel.',
  },
} as const;

interface Row {
  readonly name: string;
  readonly level: string;
  readonly clause: string;
}

function rowOf(id: string, language: Language): Row {
  const texts = TEXTS[language];
  const criterion = CRITERIA.find((known) => known.id === id);
  if (criterion) {
    const clause = clauseOf(criterion) ?? texts.new22;
    return { name: criterion[language], level: criterion.level, clause };
  }
  const name = LEVEL_AAA[id];
  if (!name) throw new Error(`${id} is not in the list of criteria`);
  return { name: name[language], level: 'AAA', clause: texts.aaa };
}

function ProofText({ test, isStory }: Proof): ReactElement {
  if (!isStory) return <code>{test}</code>;
  const [, name = test] = test.split('--');
  return (
    <a href={`?path=/story/${test}`} target="_top" lang="en">
      {name.replaceAll('-', ' ')}
    </a>
  );
}

/** A link to the component in the auditor's report, where this Storybook contains it. */
function ReportLink({ component }: { component: string }): ReactElement | null {
  const exists = useReport();
  if (exists !== true) return null;
  return (
    <p lang="en">
      <a href={`./${REPORT_FOLDER}/${reportPageOf(component)}`} target="_top">
        All findings of this component in the accessibility report
      </a>
    </p>
  );
}

function Proofs({ proofs }: { proofs: readonly Proof[] }): ReactElement {
  return (
    <ul className="sb-proofs">
      {proofs.map((proof) => (
        <li key={proof.test}>
          <ProofText {...proof} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The criteria of WCAG 2.2 that apply to a component, with their clauses in EN 301 549 v3.2.1, in English or German. `met` says
 * how the component meets each; the test that shows it follows from `interaction-evidence.json` and the measurements.
 */
export function Criteria({ met }: { met: Met }): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [language, setLanguage] = useState<Language>('en');
  const texts = TEXTS[language];
  return (
    <div lang={language}>
      <button
        type="button"
        className="sb-language"
        lang={language === 'en' ? 'de' : 'en'}
        onClick={() => setLanguage(language === 'en' ? 'de' : 'en')}
      >
        {texts.other}
      </button>
      <Wide label={texts.label}>
        <table className="sb-foundation">
          <thead>
            <tr>
              <th scope="col">WCAG 2.2</th>
              <th scope="col">{texts.level}</th>
              <th scope="col">EN 301 549</th>
              <th scope="col">{texts.how}</th>
              <th scope="col">{texts.test}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(met).map(([id, how]) => {
              const { name, level, clause } = rowOf(id, language);
              return (
                <tr key={id}>
                  <th scope="row">
                    {id} {name}
                  </th>
                  <td>{level}</td>
                  <td>{clause}</td>
                  <td>{how[language]}</td>
                  <td>
                    <Proofs proofs={proofsOf(preparedMeta.id, id)} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Wide>
      <p>{texts.hint}</p>
      <ReportLink component={preparedMeta.id} />
    </div>
  );
}
