import type { Recording } from './recordings.ts';

/** A transcript as a page of Markdown. SpeechRecord are German, as the portal is. */
export function transcriptPage(title: string, recordings: readonly Recording[]): string {
  const intro = [
    `# ${title}`,
    '',
    'Recorded by `pnpm test:full speech` with real key presses, in German. The same words come each time; their order varies, so that',
    'rules check single utterances ("contains", "at most once", "before"), never a whole transcript.',
    'NVDA, JAWS, VoiceOver and TalkBack: not checked.',
  ];
  const parts = recordings.flatMap((recording) => [
    '',
    `## ${recording.browser} with ${recording.reader}`,
    '',
    `${recording.date}, ${recording.system}. ${recording.records.length} records.`,
    ...recording.records.flatMap((record, index) => [
      ...(record.subject === recording.records[index - 1]?.subject
        ? []
        : ['', `### ${record.subject}`]),
      '',
      `${record.action}:`,
      '',
      ...(record.spoken.length > 0 ? record.spoken : ['(nothing)']).map((line) => `> ${line}  `),
      ...record.faults.flatMap((fault) => ['', `Broken rule: \`${fault}\``]),
    ]),
  ]);
  return [...intro, ...parts, ''].join('\n');
}
