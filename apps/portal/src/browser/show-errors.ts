/**
 * Scrolls the error of a field into sight while somebody types into the field: a software keyboard covers what is below the
 * field, and browsers keep only the field itself in sight (WCAG 3.3.1, EYE-6). Text areas are left alone, because they can
 * be higher than what the keyboard leaves.
 */
export function showErrors(page: Window): void {
  page.addEventListener('input', (event) => {
    const { target } = event;
    // Checkboxes and radio buttons send another event: nobody types into them.
    if (event instanceof InputEvent && target instanceof HTMLInputElement) {
      target.closest('[data-invalid]')?.scrollIntoView({ block: 'nearest' });
    }
  });
}
