import { useEffect, useRef } from 'react';
import type { FocusEvent, HTMLAttributes, MouseEvent, ReactElement, ReactNode } from 'react';
import { OWN_CLICK_LISTENER } from '../assistive/own-click-listener.ts';
import { scrollTo, usePrinting } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import { useBusyAnnouncement } from '../provider/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { MapControls } from './MapControls.tsx';
import type { ArrowOverride } from './MapControls.tsx';
import { MapScale } from './MapScale.tsx';
import * as css from '../map-preview/MapPreview.css.ts';
import type { MapWindowTexts } from './window-texts.ts';
import type { TileState } from './types.ts';
import type { RunningMap } from './use-map-engine.ts';

/** Properties of the frame around a map. */
interface MapFrameProps {
  readonly map: RunningMap;
  readonly texts: MapWindowTexts;
  /** Drawn until the map is loaded, where it cannot be, and in print. */
  readonly fallback: ReactNode;
  /** Name, description and key handler of the focusable element. */
  readonly surface: HTMLAttributes<HTMLDivElement>;
  readonly arrows?: ArrowOverride | undefined;
  /** Called when a button moves the map. */
  readonly onMoveRequest?: (() => void) | undefined;
  readonly attribution?: ReactNode;
  /** Does not announce that the map is loading. */
  readonly quiet?: boolean | undefined;
  /** Whether the map is light in every theme, as it shows printed paper; overlays set their own theme. */
  readonly onPaper?: boolean | undefined;
  /** Buttons after those of the map; over it where it is wide. */
  readonly tools?: ReactNode;
  /** Overlay of the map, such as a crosshair. */
  readonly children?: ReactNode;
}

/**
 * An image with name and description, which screen readers announce on focus. Not `application`:
 * Orca does not announce its name and does not pass the arrow keys to it. Its keys are for sighted
 * keyboard users; the buttons have the same functions in every mode of a screen reader.
 */
const SURFACE = { role: 'img', tabIndex: 0, onFocus: showWhole } as const;

const isFailed = (tiles: TileState): boolean => tiles === 'failed' || tiles === 'missing';

/** Firefox does not scroll to an element that is visible in part. A click must not move the map below the pointer. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(':focus-visible')) scrollTo(currentTarget, { block: 'nearest' });
}

/** Where the focus goes when the map is skipped. */
const END = { tabIndex: -1, onClick: OWN_CLICK_LISTENER } as const;

/** The map with its fallback drawing, buttons and notice. All of them can be skipped by one button (WCAG 2.4.1). */
export function MapFrame(props: MapFrameProps): ReactElement {
  const { map, texts, fallback, surface, arrows, onMoveRequest, attribution, children } = props;
  const { quiet = false, onPaper = false, tools } = props;
  // Not for what lies around the paper, such as the attribution.
  const theme = onPaper ? 'light' : undefined;
  const { target, engine, tiles } = map;
  const printing = usePrinting(target);
  // Screen readers click without a pointer; see also `OWN_CLICK_LISTENER`.
  const handlers = {
    onClick: ({ detail }: MouseEvent): void => {
      if (detail === 0) engine?.clickMiddle();
    },
  };
  const end = useRef<HTMLParagraphElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const failed = isFailed(tiles);
  useEffect(() => {
    const box = target.current?.getBoundingClientRect();
    // The drawing is fitted below what covers the top of the map: the notice of a failure, or the buttons over a sheet.
    const cover = failed
      ? over.current?.lastElementChild
      : onPaper && over.current?.querySelector('[data-over] > button');
    if (!engine || !box || !cover) return;
    const inset = cover.getBoundingClientRect().bottom - box.top;
    // In a narrow container the buttons are below the map.
    if (failed || inset < box.height) engine.setTopInset(inset);
  }, [target, engine, failed, onPaper]);
  return (
    <div className={css.stage}>
      <button
        lang={langOf(texts, 'skip')}
        type="button"
        className={css.skip}
        onClick={() => end.current?.focus()}
      >
        {texts.skip}
      </button>
      <div className={css.frame} data-tiles={tiles}>
        <div
          {...SURFACE}
          {...surface}
          {...handlers}
          ref={target}
          className={css.surface}
          data-portal-theme={theme}
        />
        {(!engine || printing) && (
          <div className={css.fallback} data-portal-theme={theme}>
            {fallback}
          </div>
        )}
        {children}
        {/* A sheet names its scale. */}
        {engine && !onPaper && <MapScale engine={engine} />}
        {attribution && <p className={css.attribution}>{attribution}</p>}
      </div>
      <MapControls engine={engine} texts={texts} arrows={arrows} onMoveRequest={onMoveRequest} />
      <div ref={over} className={css.over}>
        {tools}
        <MapNotice map={map} texts={texts} quiet={quiet} />
      </div>
      {/* Screen readers have the buttons, and other gestures. */}
      <p lang={langOf(texts, 'touchInstructions')} className={css.touchHint} aria-hidden="true">
        {texts.touchInstructions}
      </p>
      <p ref={end} {...END} lang={langOf(texts, 'end')} className={css.visuallyHidden}>
        {texts.end}
      </p>
    </div>
  );
}

/**
 * State of the tile layers, announced as status, with a retry button. It overlays the map, so that
 * the layout does not shift when services fail; the drawing is fitted below it.
 */
function MapNotice(props: {
  map: RunningMap;
  texts: MapWindowTexts;
  quiet: boolean;
}): ReactElement {
  const { map, texts, quiet } = props;
  const { tiles, retry } = map;
  const failed = isFailed(tiles);
  useBusyAnnouncement(tiles === 'loading' && !quiet ? texts.loading : null);
  return (
    <div className={css.notice} data-tiles={tiles}>
      <output className={css.status} lang={tiles in texts ? langOf(texts, tiles) : undefined}>
        {failed && <Icon name="alert-triangle" />}
        {tiles === 'loading' ? (
          <span lang={langOf(texts, 'loading')} aria-hidden="true">
            {texts.loading}
          </span>
        ) : (
          texts[tiles]
        )}
      </output>
      {failed && (
        <>
          <p
            lang={langOf(texts, tiles === 'failed' ? 'failedDetail' : 'missingDetail')}
            className={css.detail}
          >
            {tiles === 'failed' ? texts.failedDetail : texts.missingDetail}
          </p>
          {retry && (
            <button
              lang={langOf(texts, 'retry')}
              type="button"
              className={css.retry}
              onClick={retry}
            >
              {texts.retry}
            </button>
          )}
        </>
      )}
    </div>
  );
}
