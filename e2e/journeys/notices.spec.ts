import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('delivers the licences of the bundled packages (STATE-9)', async ({ request }) => {
  const response = await request.get('/third-party-notices.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const notices = await response.text();
  for (const name of ['react', 'react-dom', 'ol', 'react-intl', 'lucide-react']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  }
  expect(notices).toMatch(/^@expo-google-fonts\/noto-sans .* \(MIT AND OFL-1\.1\)$/m);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});
