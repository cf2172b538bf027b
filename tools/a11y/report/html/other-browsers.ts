import type { BrowserRun, ScreenReaderCheck, SpeechRun } from '../schema.ts';
import { html } from './escape.ts';
import type { Html } from './escape.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';
import { checkFormTitle } from './check-form.ts';
import { splitTitle } from '../record-browser-run.ts';
import { checkFormFile } from './view.ts';
import type { View } from './view.ts';

/** Screen readers that only people can check here. */
const BY_HAND = ['NVDA', 'JAWS', 'VoiceOver', 'TalkBack'] as const;
/** Browsers besides that of the automatic rules. */
const OTHER_BROWSERS = ['Firefox', 'WebKit'] as const;

function named(name: SpeechRun['name'], { language }: View): Html {
  const text = typeof name === 'string' ? name : name[language];
  return typeof name === 'string' ? html`<span lang="en">${text}</span>` : html`${text}`;
}

function journeyName({ title, de }: BrowserRun['journeys'][number], { language }: View): Html {
  const isGerman = language === 'de' && de !== undefined;
  return html`<span lang="${isGerman ? 'de' : 'en'}">${isGerman ? `${de}${splitTitle(title)[1]}` : title}</span>`;
}

function speechRow({ name, browser, reader, system, date, records }: SpeechRun, view: View): Row {
  const { labels } = view.texts;
  const failed = records.filter(({ faults }) => faults.length > 0);
  return {
    cells: [
      reader,
      `${browser}, ${system}`,
      date,
      labels.recordedSpeech,
      html`<details><summary>${named(name, view)}: ${view.count(records.length - failed.length)} ${labels.of} ${view.count(records.length)} ${labels.passed}</summary>
<ul class="plain">${records.map(
        ({ subject, action, spoken, faults }) =>
          html`<li>${named(subject, view)}, ${named(action, view)}: <q lang="de">${spoken.join(' / ')}</q>${faults.map((fault) => html` <span class="failed" lang="en">${fault}</span>`)}</li>`,
      )}</ul></details>`,
    ],
  };
}

function checkRow(check: ScreenReaderCheck, { texts }: View): Row {
  const { reader, readerVersion, browser, browserVersion, system, date, role } = check;
  const lang = check.language === undefined ? html`` : html` lang="${check.language}"`;
  return {
    cells: [
      `${reader} ${readerVersion}`,
      `${browser} ${browserVersion}, ${system}`,
      date,
      html`${texts.labels.byPerson}: <span${lang}>${role}</span>`,
      html`<p><span${lang}>${check.subject}</span>: <span class="${check.result}">${texts.results[check.result]}</span>. <span${lang}>${check.note}</span></p><ul class="plain"${lang}>${check.spoken.map((line) => html`<li><q>${line}</q></li>`)}</ul>`,
    ],
  };
}

function notChecked(name: string, columns: number, { texts }: View): Row {
  return {
    cells: [name, ...Array.from({ length: columns - 2 }, () => '–'), texts.statuses.notChecked],
  };
}

/** Recorded speech, checks by people, and for every other screen reader that it was not checked. */
function readerRows(view: View): readonly Row[] {
  const { speech, screenReaderChecks } = view.report;
  const missing = BY_HAND.filter(
    (name) =>
      !screenReaderChecks.some(({ reader }) =>
        reader.replaceAll(/\s/g, '').toLowerCase().startsWith(name.toLowerCase()),
      ),
  );
  return [
    ...speech.map((recording) => speechRow(recording, view)),
    ...(speech.length === 0 ? [notChecked('Orca', 5, view)] : []),
    ...screenReaderChecks.map((check) => checkRow(check, view)),
    ...missing.map((name) => notChecked(name, 5, view)),
  ];
}

/** Whether a journey failed, or axe found something on the way. */
export function hasFailed({ journeys, axe }: BrowserRun): boolean {
  return axe.faults.length > 0 || journeys.some(({ result }) => result === 'failed');
}

function browserRow(run: BrowserRun, view: View): Row {
  const { browser, system, date, command, journeys, axe } = run;
  const { labels, results } = view.texts;
  const passed = journeys.filter(({ result }) => result === 'passed');
  const result = `${view.count(passed.length)} ${labels.of} ${view.count(journeys.length)} ${labels.passed}`;
  return {
    cells: [
      `${browser}, ${system}`,
      date,
      html`<code>${command}</code>`,
      html`<details><summary>${hasFailed(run) ? html`<span class="failed">${result}</span>` : result}</summary>
<ul class="plain">${journeys.map(
        (journey) =>
          html`<li>${journeyName(journey, view)}: <span class="${journey.result}">${results[journey.result]}</span></li>`,
      )}</ul></details>`,
      html`${view.count(axe.pages)} ${labels.pagesChecked}, ${view.count(axe.faults.length)} ${labels.faultsFound}${axe.faults.map((fault) => html` <span class="failed" lang="en">${fault}</span>`)}`,
    ],
  };
}

/** Evidence of its own kind: screen readers, and journeys in other browsers than that of the automatic rules (EYE-3, LIB-9). */
export function otherBrowsersSection(view: View): Html {
  const { language, texts } = view;
  const { labels } = texts;
  const { browserRuns } = view.report;
  const missing = OTHER_BROWSERS.filter(
    (name) => !browserRuns.some(({ browser }) => browser.startsWith(name)),
  );
  return html`<section id="otherBrowsers">
<h2>${labels.otherBrowsers}</h2>
<p>${labels.otherBrowsersIntro}</p>
<p><a href="${checkFormFile(language)}">${checkFormTitle(language)}</a></p>
${table(
  labels.readersCaption,
  [labels.reader, labels.browser, labels.date, labels.kind, labels.result],
  readerRows(view),
)}
${table(
  labels.browsersCaption,
  [labels.browser, labels.date, labels.command, labels.result, 'axe'],
  [
    ...browserRuns.map((run) => browserRow(run, view)),
    ...missing.map((name) => notChecked(name, 5, view)),
  ],
)}
</section>`;
}
