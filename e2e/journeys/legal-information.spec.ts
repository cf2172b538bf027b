import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { sandboxOrigin } from '../support/demo-data.ts';
import { typeInto, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';

test('reports a barrier from a step of the wizard without a login, and the authority receives it (LAW-1)', async ({
  page,
}) => {
  const person = withPointer(page);
  await page.goto('/#/auszuege/bestellung?schritt=anmeldung');
  // The first page of a visit keeps the focus where the browser has it.
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Barriere melden' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Barriere melden' })).toBeFocused();
  await expectAccessible(page);

  await person.press('button', 'Meldung senden');
  await expect(page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused();

  const text = `Der Fokus ist nicht zu sehen ${Date.now()}`;
  await typeInto(page.getByRole('textbox', { name: 'Was hindert Sie?' }), text);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Was hindert Sie?' })).toHaveValue(text);
  await typeInto(page.getByRole('textbox', { name: /^E-Mail-Adresse/ }), 'erika@example.org');
  await expect(page.getByRole('main')).toContainText('/auszuege/bestellung?schritt=');
  await person.press('checkbox', /Angaben zu Seite und Browser/);
  await person.press('button', 'Meldung senden');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Meldung' }),
  ).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('main')).toContainText('innerhalb von 14 Tagen');

  await expect(async () => {
    const mailbox = await page.request.get(`${sandboxOrigin()}/mailbox`);
    const received = await mailbox.text();
    expect(received).toContain(text);
    expect(received).toContain('/auszuege/bestellung?schritt=');
  }).toPass();
  await page.getByRole('link', { name: 'Zurück zur Seite' }).click();
  await expect(page).toHaveURL(/#\/auszuege\/bestellung\?schritt=/);
});

test('declares how accessible the portal is, with barriers, alternatives and who enforces it (LAW-1)', async ({
  page,
}) => {
  await page.goto('/#/barrierefreiheit');
  const article = page.getByRole('article');
  for (const name of [
    'Stand der Vereinbarkeit mit den Anforderungen',
    'Nicht barrierefreie Inhalte',
    'Erstellung dieser Erklärung',
    'Prüfung der Software',
    'Barrieren melden',
    'Durchsetzungsverfahren',
  ]) {
    await expect(article.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(article).toContainText('teilweise vereinbar');
  await expect(article).toContainText('28. November 2026');
  await expect(article).toContainText('Die Software dieses Portals, in jedem Land gleich.');
  await expect(
    article.getByRole('link', { name: /Schlichtungsstelle des Landes Lindenmark/ }),
  ).toHaveAttribute('href', 'https://schlichtung.lindenmark.example/');
  await expectAccessible(page);
});

test('says for each kind of data what it is for, on which legal basis, and how long it is kept (LAW-4)', async ({
  page,
}) => {
  await page.goto('/#/datenschutz');
  const article = page.getByRole('article');
  await expect(article).toContainText('§ 5 des Vermessungsgesetzes Lindenmark');
  await expect(article).toContainText('1 Jahr ab der Bestellung');
  await expectAccessible(page);
});

test('links to easy language at the top of the start page, and says that nobody has reviewed it (LAW-2)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Gebärdensprache' })).toHaveCount(
    0,
  );
  await page.getByRole('main').getByRole('link', { name: 'Leichte Sprache' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leichte Sprache' })).toBeFocused();
  const article = page.getByRole('article');
  await expect(article).toContainText('noch nicht geprüft');
  await expect(article).toContainText('Dann bezahlen Sie.');
  await expectAccessible(page);
});

/** A second of moving squares as WebM, made by the browser; base64. */
const recordVideo = (): Promise<string> =>
  new Promise((resolve) => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const pieces: Blob[] = [];
    const draw = setInterval(() => drawing?.fillRect(Math.random() * 200, 20, 20, 20), 40);
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('stop', () => {
      clearInterval(draw);
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        const { result } = reader;
        resolve(typeof result === 'string' ? result.replace(/^.*,/, '') : '');
      });
      reader.readAsDataURL(new Blob(pieces));
    });
    recorder.start();
    setTimeout(() => recorder.stop(), 1000);
  });

test('plays the video of a pack in sign language by keyboard, with captions and its text (LAW-2)', async ({
  page,
}) => {
  await page.goto('/');
  const body = Buffer.from(await page.evaluate(recordVideo), 'base64');
  await page.route('**/state/dgs.webm', (route) =>
    route.fulfill({ body, contentType: 'video/webm' }),
  );
  await page.route('**/state/dgs.vtt', (route) =>
    route.fulfill({
      body: 'WEBVTT\n\n00:00.000 --> 00:05.000\nHier bestellen Sie Karten.\n',
      contentType: 'text/vtt; charset=utf-8',
    }),
  );
  const signLanguage = {
    videoPath: '/state/dgs.webm',
    captionsPath: '/state/dgs.vtt',
    transcript: { de: 'Hier bestellen Sie Karten.' },
  };
  await page.route('**/api/legal-information', (route) =>
    route.fulfill({ json: { signLanguage } }),
  );
  await page.route('**/api/configuration', async (route) => {
    // Playwright does not read the compression that Firefox asks for.
    const headers = { ...route.request().headers(), 'accept-encoding': 'identity' };
    const answer = await route.fetch({ headers });
    await route.fulfill({ json: { ...(await answer.json()), legalParts: ['SIGN_LANGUAGE'] } });
  });
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Gebärdensprache' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gebärdensprache' })).toBeFocused();
  const video = page.getByLabel('Video in Deutscher Gebärdensprache');
  const captions = () =>
    video.evaluate((one: HTMLVideoElement) => [...(one.textTracks[0]?.cues ?? [])].length);
  await expect.poll(captions).toBe(1);
  await video.focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0);
  await expect(page.getByRole('article')).toContainText('Hier bestellen Sie Karten.');
  await expectAccessible(page);
});
