/**
 * The script of the reference: fills address and key into the samples, shows one language
 * everywhere, and lays copy buttons beside them. What is typed stays in the page: it is neither
 * kept nor sent. Without it the samples are whole, and a language is chosen for each.
 */
import { fillIn } from '../../reference/samples/fill-in.ts';

const fields = document.querySelector<HTMLElement>('.fill');
const [base, key] = fields?.querySelectorAll('input') ?? [];
const site = fields?.dataset.site ?? '';
const codes = [...document.querySelectorAll('.reference pre code')];
const written = codes.map((code) => code.textContent);

if (fields !== null) fields.hidden = false;
fields?.addEventListener('input', () => {
  const filled = { base: base?.value.trim() ?? '', key: key?.value.trim() ?? '' };
  for (const [index, code] of codes.entries()) {
    code.textContent = fillIn(written[index] ?? '', site, filled);
  }
});

const radios = [...document.querySelectorAll<HTMLInputElement>('.samples > input')];
for (const radio of radios) {
  radio.addEventListener('change', () => {
    for (const other of radios) if (other.value === radio.value) other.checked = true;
  });
}

for (const box of document.querySelectorAll('.examples :is(.lines, .samples, details)')) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'copy-code',
    textContent: 'Copy',
  });
  button.addEventListener('click', async () => {
    const shown = [...box.querySelectorAll('pre')].find((pre) => pre.checkVisibility());
    // A page over plain HTTP has no clipboard, and a reader may refuse it.
    await navigator.clipboard?.writeText(shown?.textContent ?? '').then(
      () => {
        button.textContent = 'Copied';
        setTimeout(() => {
          button.textContent = 'Copy';
        }, 2000);
      },
      () => {},
    );
  });
  box.append(button);
}
