/** A word that the project does not use, and what it writes instead. */
export interface Word {
  readonly find: RegExp;
  readonly instead: string;
  /** Where the word is right: removed from a line before it is searched. */
  readonly except?: RegExp;
  /** Files in which the word is right. */
  readonly allowedIn?: RegExp;
}

/** The words of the last table of `docs/glossary.md`, and names that were replaced. */
export const WORDS: readonly Word[] = [
  { find: /\b[Rr]ooms?\b|[a-z]Room\b|\broomFor/g, instead: 'package, workspace, space, capacity' },
  {
    find: /[Hh]ouses?(?![a-z])/g,
    instead: 'test app, workspace, building, address',
    // A column of the database; the buildings of the demo state.
    allowedIn:
      /^(apps\/(backend\/src\/(cadastre|db)|sandbox\/src\/maps)|packages\/demo-cadastre\/src\/land)\//,
    except: /house[ -]?(numbers?|coordinates)|houseN(umber|o)\w*|HouseN(umber|o)\w*|Lighthouse/gi,
  },
  {
    find: /surroundings/gi,
    instead: 'test environment, bounding box, external systems, dependencies',
  },
  { find: /circumstances?/gi, instead: 'variant, condition' },
  { find: /\blet(s|ting)?[ -]off\b|letOff/gi, instead: 'exempt' },
  { find: /endur(e|es|ed|ing)\b/gi, instead: 'exercise faults, survive' },
  { find: /stand(s|ing)?[ -]still/gi, instead: 'layout shift, does not move' },
  { find: /\bpageArrived\b/g, instead: 'waitForPage' },
  { find: /impatien|\bpatien(ce|t)\b/gi, instead: 'shorten time-outs, time-out' },
  { find: /\buseTold\b/g, instead: 'useStableCallback' },
  { find: /\bnewsOf\b/g, instead: 'announcementKey' },
  { find: /\bNotYet\b/g, instead: 'RetryLater' },
  { find: /\bat hand\b|\batHand\b/gi, instead: 'in flight, available' },
  { find: /\bhand(s|ed|ing)? back\b|\bhandBack\b/gi, instead: 'releases leases, returns' },
  { find: /\breviv(e|es|ed|ing)\b/g, instead: 'retryDeadLetters' },
  { find: /\bmop[ -]?up\b/gi, instead: 'reconcilePayment' },
  { find: /\bgoOn\b/g, instead: 'advanceOrder, continue' },
  { find: /\boutlook\b/gi, instead: 'availableActions' },
  { find: /(?<!-)\bslim\b/gi, instead: 'toDecisionInput' },
  { find: /\bwordMessage\b|\bword-message\b/g, instead: 'renderMessage' },
  { find: /\boperations\/figures\b/g, instead: 'monitoring/metrics' },
  { find: /\buseArrival\b|\buse-arrival\b/g, instead: 'usePageFocus' },
  { find: /\bcreateSoon\b/g, instead: 'debounceUntilUnload' },
  { find: /\bhearTab\b|\bhear-tab\b/g, instead: 'handleTabMessage' },
  { find: /\bstand-ins?\b/gi, instead: 'sandbox, simulated external systems' },
  { find: /\bwish(es|ed)?\b/gi, instead: 'request, option' },
  { find: /\b(is|are|was|were|been|be) told\b/gi, instead: 'receives, is passed' },
  {
    find: /\bhears?\b|\bheard\b/gi,
    instead: 'receives, handles',
    except: /screen reader hears|hears\(|\bhears\b(?=[,} ])/g,
  },
  {
    find: /\bsystems? outside\b|\boutside systems?\b|\bthe outside\b/gi,
    instead: 'external system',
  },
  { find: /\bthe way back\b|\ba way back\b/gi, instead: 'return link, Back button' },
  { find: /\bdemo land\b/gi, instead: 'demo state' },
  { find: /\bstrangers?\b/gi, instead: 'visitor, consumer, adopter' },
  { find: /\banew\b/gi, instead: 'again' },
  { find: /\bgo(es)? on\b/gi, instead: 'continues' },
  { find: /\bcomes? back\b/gi, instead: 'returns, is shown again' },
  { find: /\bhand(s|ed)? over\b/gi, instead: 'passes, delivers' },
];

/** What no text may hold: paths and addresses of one machine. */
export const PRIVATE: readonly Word[] = [
  { find: /\/work\//g, instead: 'a path from the root of the repository' },
  { find: /\/home\/[a-z]+\//g, instead: 'a path from the root of the repository' },
  { find: /\bfarm[-./:]|[-.]farm\b/gi, instead: 'nothing: a name of a machine' },
  {
    find: /https?:\/\/[^\s'"`)]*(?:registry|artifactory|nexus|verdaccio)[^\s'"`)]*/gi,
    instead: 'nothing: the client of the package manager decides',
  },
];

/** Texts that people see, generated files, and the lists of the words themselves. */
const EXCLUDED = [
  /^docs\/glossary\.md$/,
  /^verification\/words\//,
  /\/generated\//,
  /\/CHANGELOG\.md$/,
  /^docs\/requirements-to-tests\.md$/,
  /^locales\//,
  /\/texts(-de|-en)?\.ts$/,
  /^apps\/portal\/portal\.config\.json$/,
  /\/catalogue\.json$/,
];

/** A word found in a text. */
export interface Hit {
  readonly path: string;
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Whether the words of a file are checked. */
export function isChecked(path: string): boolean {
  return !EXCLUDED.some((pattern) => pattern.test(path));
}

/** Names of code in a changeset, which lists what was renamed. */
const CODE_IN_CHANGESET = /`[^`]*`/g;

/** Every hit in a text. */
export function findWords(path: string, text: string, words: readonly Word[]): readonly Hit[] {
  const checked = path.startsWith('.changeset/') ? text.replaceAll(CODE_IN_CHANGESET, '') : text;
  return checked.split('\n').flatMap((content, index) =>
    words.flatMap(({ find, instead, except, allowedIn }) => {
      if (allowedIn?.test(path)) return [];
      const searched = except ? content.replaceAll(except, '') : content;
      return [...searched.matchAll(find)].map(([word]) => ({
        path,
        line: index + 1,
        word,
        instead,
      }));
    }),
  );
}
