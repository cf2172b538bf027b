import { useRef } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../button/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './MapPreview.css.ts';
import type { MapPreviewTexts } from './texts.ts';
import type { FrameMoving } from './use-frame-moving.ts';

/** Buttons for the page frame: toggle moving it, and reset it. */
export function FrameTools(props: {
  moving: FrameMoving;
  texts: MapPreviewTexts;
  /** Focuses the map after a click by pointer, which zooms and drags only a focused map. */
  onStart: () => void;
  canReset: boolean;
  hintId: string;
}): ReactElement {
  const { moving, texts, onStart, canReset, hintId } = props;
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={css.tools} data-over="">
      <legend lang={langOf(texts, 'frameTools')} className={css.visuallyHidden}>
        {texts.frameTools}
      </legend>
      <Button
        ref={toggle}
        lang={langOf(texts, 'moveFrame')}
        size="small"
        icon={moving.active ? 'check' : 'edit'}
        aria-pressed={moving.active}
        aria-describedby={moving.active ? hintId : undefined}
        className={css.toggle}
        // The arrow keys work on the toggle itself, so that it keeps the focus.
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          if (moving.onKey(event)) event.preventDefault();
        }}
        onClick={(event) => {
          moving.toggle();
          if (!moving.active && event.detail > 0) onStart();
        }}
      >
        {texts.moveFrame}
      </Button>
      {canReset && (
        <Button
          lang={langOf(texts, 'centreFrame')}
          size="small"
          variant="quiet"
          icon="retry"
          onClick={() => {
            moving.reset();
            // This button is removed with the press.
            toggle.current?.focus();
          }}
        >
          {texts.centreFrame}
        </Button>
      )}
      {moving.active && (
        <p
          lang={langOf(texts, 'frameInstructions')}
          id={hintId}
          className={css.hint}
          data-moved={moving.hasMoved || undefined}
        >
          {texts.frameInstructions}
        </p>
      )}
    </fieldset>
  );
}
