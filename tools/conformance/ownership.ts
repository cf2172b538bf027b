import { check, expectThat, type Finding, jsonOf, refuses, send, skipped } from './finding.ts';

/** A question about a parcel that no cadastre has, and a person who does not exist. */
const QUESTION = {
  parcelId: '99999999999999999999',
  person: {
    firstName: 'Conformance',
    lastName: 'Conformance',
    birthDate: '1900-01-01',
    address: { street: 'Weg 1', zipCode: '00000', city: 'Ort', country: 'DE' },
  },
};

/** Questions that are refused: what is missing would lead to a wrong answer, and what is not known to one that did not take it into account. */
export const QUESTION_RULES: readonly (readonly [rule: string, question: object])[] = [
  ['refuses what is empty', {}],
  [
    'refuses a question without a date of birth',
    { ...QUESTION, person: { ...QUESTION.person, birthDate: '' } },
  ],
  [
    'refuses a field that it does not know, instead of dropping it',
    { ...QUESTION, conformance: true },
  ],
];

/** Time within which a register answers, in ms; the portal waits no longer by default. */
const ANSWER_MS = 2400;

/** The register of owners (OWN-1). No question is about somebody who exists. */
export async function checkOwnership(address: string, token?: string): Promise<readonly Finding[]> {
  const matches = `${address}/ownership/api/matches`;
  const call = `POST ${new URL(matches).pathname}`;
  const ask = (question: object) =>
    send(matches, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(question),
    });
  const answers =
    'answers NO_MATCH about a person and a parcel that do not exist, and nothing else';
  const inTime = 'answers in time';
  const refused = await refuses('POST', matches);
  if (!token) {
    const rules = [answers, inTime, ...QUESTION_RULES.map(([rule]) => rule)];
    return [refused, ...rules.map((rule) => skipped(call, rule, 'needs the token of the portal'))];
  }
  return [
    refused,
    await check(call, answers, async () => {
      const response = await ask(QUESTION);
      expectThat(response.status === 200, `status ${response.status}, not 200`);
      const { result, ...others } = await jsonOf(response);
      expectThat(result === 'NO_MATCH', `the result is ${String(result)}, not NO_MATCH`);
      const further = Object.keys(others).join(', ');
      expectThat(further === '', `the answer also has ${further}`);
    }),
    await check(call, inTime, async () => {
      const startedAt = performance.now();
      const { status } = await ask(QUESTION);
      const ms = Math.round(performance.now() - startedAt);
      expectThat(status === 200, `status ${status}, not 200`);
      expectThat(ms <= ANSWER_MS, `the answer took ${ms} ms, more than ${ANSWER_MS}`);
    }),
    ...(await Promise.all(
      QUESTION_RULES.map(([rule, question]) =>
        check(call, rule, async () => {
          const { status } = await ask(question);
          const isRefusal = status === 400 || status === 422;
          expectThat(isRefusal, `status ${status}, not 400 or 422`);
        }),
      ),
    )),
  ];
}
