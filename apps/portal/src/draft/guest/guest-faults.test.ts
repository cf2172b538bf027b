import { describe, expect, it } from 'vitest';
import { guestFaults } from './guest-faults.ts';

const TYPED = { name: 'Erika Mustermann', email: 'erika@example.org' };
const ADDRESS = { name: '', street: 'Weg 1', zipCode: '15990', city: 'Lindenau', country: 'DE' };

describe('the entries of somebody without an account (OPEN-2)', () => {
  it('are name and e-mail address without paper', () => {
    expect([...guestFaults(TYPED, null, {})]).toEqual([]);
  });

  it('are an address as well with paper, whose name is that of the person', () => {
    expect([...guestFaults(TYPED, ADDRESS, {})]).toEqual([]);
    const empty = { ...ADDRESS, street: '', zipCode: '1', city: '' };
    expect([...guestFaults(TYPED, empty, {})]).toEqual([
      ['street', 'ADDRESSEE_STREET'],
      ['zipCode', 'ADDRESSEE_ZIP_CODE'],
      ['city', 'ADDRESSEE_CITY'],
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'nameWrong'],
    [{ name: 'x'.repeat(121) }, 'name', 'nameWrong'],
    [{ email: '' }, 'email', 'emailWrong'],
    [{ email: 'erika@' }, 'email', 'emailWrong'],
    [{ email: 'a@b.de, c@d.de' }, 'email', 'emailWrong'],
    [{ email: `${'x'.repeat(200)}@example.org` }, 'email', 'emailWrong'],
  ])('are refused: %o', (change, field, fault) => {
    expect([...guestFaults({ ...TYPED, ...change }, null, {})]).toEqual([[field, fault]]);
  });

  it('report one fault of a name', () => {
    expect(guestFaults({ ...TYPED, name: '' }, ADDRESS, {}).get('name')).toBe('nameWrong');
    expect(guestFaults({ ...TYPED, name: '<b>x</b>' }, ADDRESS, {}).get('name')).toBe('HTML_TAG');
  });
});
