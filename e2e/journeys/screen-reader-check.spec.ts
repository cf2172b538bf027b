import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { report } from '../../tools/a11y/report/fixture.ts';
import { pagesOf } from '../../tools/a11y/report/html/pages.ts';
import { readScreenReaderChecks } from '../../tools/a11y/report/stored-evidence.ts';
import { expectAccessible } from '../support/accessible.ts';
import { withKeyboard, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';

/** The report in a folder, as auditors receive it. */
function writeReport(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
  for (const { path, text } of pagesOf(report())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const LANGUAGES = [
  {
    language: 'de',
    device: 'by keyboard alone',
    person: withKeyboard,
    file: 'index.html',
    link: 'Prüfung mit einem Screenreader festhalten',
    labels: [
      'Ihre Rolle',
      'Screenreader',
      'Version des Screenreaders',
      'Browser',
      'Version des Browsers',
      'Betriebssystem mit Version',
      'Was Sie geprüft haben',
      'Was der Screenreader sagte',
    ],
    date: 'Datum der Prüfung',
    result: 'Nein',
    save: 'Datei speichern',
    errors: 'Bitte prüfen Sie Ihre Angaben',
    roleError: 'Bitte geben Sie Ihre Rolle an.',
    future: 'Das Datum der Prüfung liegt in der Zukunft.',
    content: 'Inhalt der Datei',
  },
  {
    language: 'en',
    device: 'with a mouse',
    person: withPointer,
    file: 'en.html',
    link: 'Record a check with a screen reader',
    labels: [
      'Your role',
      'Screen reader',
      'Version of the screen reader',
      'Browser',
      'Version of the browser',
      'Operating system with version',
      'What you checked',
      'What the screen reader said',
    ],
    date: 'Date of the check',
    result: 'No',
    save: 'Save file',
    errors: 'Please check your entries',
    roleError: 'Please enter your role.',
    future: 'The date of the check is in the future.',
    content: 'Content of the file',
  },
] as const;

const VALUES = [
  'screen reader user',
  'NVDA',
  '2025.3',
  'Firefox',
  '147.0',
  'Windows 11 24H2',
  'Flurstück wählen: "Karte"',
  'Karte zum Auswählen, Grafik',
] as const;

for (const texts of LANGUAGES) {
  test(`the form of the report saves a check with a screen reader: ${texts.language}, ${texts.device} (EYE-3)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    const person = texts.person(page);
    await page.goto(pathToFileURL(join(writeReport(), texts.file)).href);
    await person.press('link', texts.link);
    await expect(page.getByRole('heading', { level: 1, name: texts.link })).toBeVisible();
    await expectAccessible(page);

    await person.press('button', texts.save);
    const errors = page.getByRole('group', { name: texts.errors });
    await expect(errors).toBeFocused();
    // The date is filled in; the note is optional.
    await expect(errors.getByRole('link')).toHaveCount(VALUES.length + 1);
    const role = page.getByRole('textbox', { name: texts.labels[0], exact: true });
    await expect(role).toHaveAttribute('aria-invalid', 'true');
    await expect(role).toHaveAccessibleDescription(new RegExp(`${texts.roleError}$`));
    await expectAccessible(page);
    await person.press('link', texts.roleError);
    await expect(role).toBeFocused();

    for (const [index, label] of texts.labels.entries()) {
      await person.type('textbox', label, VALUES[index] ?? '');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.type('Klickmodus an.');
    await person.choose('radio', texts.result);
    await page.getByLabel(texts.date).fill('2999-01-01');
    await person.press('button', texts.save);
    await expect(errors.getByRole('link')).toHaveText([texts.future]);
    await page.getByLabel(texts.date).fill('2026-02-01');

    const started = page.waitForEvent('download');
    await person.press('button', texts.save);
    const file = await started;
    expect(file.suggestedFilename()).toBe('2026-02-01-nvda-flurstuck-wahlen-karte.json');
    await expect(page.getByRole('status')).toContainText(file.suggestedFilename());
    await expect(errors).toBeHidden();
    const content = await page.getByRole('textbox', { name: texts.content }).inputValue();
    const [role_, reader, readerVersion, browser, browserVersion, system, subject, line] = VALUES;
    const check = {
      $schema: '../screen-reader-check.schema.json',
      language: texts.language,
      date: '2026-02-01',
      role: role_,
      reader,
      readerVersion,
      browser,
      browserVersion,
      system,
      subject,
      result: 'failed',
      spoken: [line, 'Klickmodus an.'],
    };
    expect(JSON.parse(content)).toEqual(check);
    const folder = mkdtempSync(join(tmpdir(), 'manual-checks-'));
    copyFileSync(await file.path(), join(folder, file.suggestedFilename()));
    expect(readScreenReaderChecks(folder)).toEqual([check]);
    await expectAccessible(page);
  });
}
