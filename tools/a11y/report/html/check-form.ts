import { checkFormScriptOf } from './check-form-script.ts';
import {
  CHECK_FIELDS,
  CHECK_FORM_TEXTS,
  type CheckField,
  type CheckFormTexts,
} from './check-form-texts.ts';
import { html } from './escape.ts';
import type { Html } from './escape.ts';
import type { Language } from './texts.ts';

const hintOf = (name: CheckField, { hint }: { readonly hint?: string }): Html =>
  hint === undefined ? html`` : html`<p class="hint" id="${name}-hint">${hint}</p>`;

const errorOf = (name: CheckField): Html => html`<p class="error" id="${name}-error"></p>`;

function choice(name: CheckField, { fields, passed, failed }: CheckFormTexts): Html {
  const radio = (id: string, value: string, label: string): Html =>
    html`<label><input type="radio" id="${id}" name="${name}" value="${value}" aria-describedby="${name}-error"><span>${label}</span></label>`;
  return html`<fieldset><legend>${fields[name].label}</legend>
${errorOf(name)}${radio(name, 'passed', passed)}${radio(`${name}-failed`, 'failed', failed)}
</fieldset>`;
}

function field(name: CheckField, texts: CheckFormTexts): Html {
  if (name === 'result') return choice(name, texts);
  const { label, hint, missing } = texts.fields[name];
  const describedBy = hint === undefined ? `${name}-error` : `${name}-hint ${name}-error`;
  const required = missing === undefined ? html`` : html` aria-required="true"`;
  const control =
    name === 'spoken' || name === 'note'
      ? html`<textarea id="${name}" name="${name}" rows="${name === 'spoken' ? 8 : 3}" aria-describedby="${describedBy}"${required}></textarea>`
      : html`<input type="${name === 'date' ? 'date' : 'text'}" id="${name}" name="${name}" aria-describedby="${describedBy}"${required}>`;
  return html`<div class="field"><label for="${name}">${label}</label>${hintOf(name, texts.fields[name])}${errorOf(name)}${control}</div>`;
}

/** The title of the page with the form. */
export function checkFormTitle(language: Language): string {
  return CHECK_FORM_TEXTS[language].title;
}

/** The form by which a person records a check with a screen reader, as a file (EYE-3). */
export function checkFormBody(language: Language): Html {
  const texts = CHECK_FORM_TEXTS[language];
  return html`<h1>${texts.title}</h1>
${texts.intro.map((paragraph) => html`<p>${paragraph}</p>`)}
<noscript><p><strong>${texts.withoutScript}</strong></p></noscript>
<div class="verdict bad" id="errors" role="group" aria-labelledby="errors-title" aria-describedby="errors-list" tabindex="-1" hidden>
<h2 id="errors-title">${texts.errors}</h2><ul class="plain" id="errors-list"></ul></div>
<form class="check" novalidate>
${CHECK_FIELDS.map((name) => field(name, texts))}
<button type="submit">${texts.save}</button>
</form>
<p id="saved" role="status"></p>
<section id="content-section" hidden>
<div class="field check"><label for="content">${texts.content}</label><p class="hint" id="content-hint">${texts.contentHint}</p>
<textarea id="content" rows="12" readonly aria-describedby="content-hint"></textarea></div>
</section>`;
}

/** The script of the page with the form. */
export function checkFormScript(language: Language): string {
  const { fields, future, error, saved } = CHECK_FORM_TEXTS[language];
  return checkFormScriptOf({
    language,
    fields: CHECK_FIELDS.map((name) => ({ name, missing: fields[name].missing ?? '' })),
    future,
    error,
    saved,
  });
}
