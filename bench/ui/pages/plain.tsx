import { useState } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { crumbs, items, questions, scales, steps, tabs } from './data.ts';

function Rows(): ReactElement {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <table>
      <caption>Auszüge im Warenkorb</caption>
      <tbody>
        {items.map(({ id, product, details }) => (
          <tr key={id}>
            <th scope="row">
              <button
                type="button"
                aria-expanded={open === id}
                onClick={() => setOpen(open === id ? null : id)}
              >
                {product}
              </button>
            </th>
            <td>{open === id && details}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tabs(): ReactElement {
  const [tab, setTab] = useState('address');
  return (
    <>
      <div role="tablist" aria-label="Suche">
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            aria-selected={tab === value}
            onClick={() => setTab(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel">{tabs.find(({ value }) => value === tab)?.content}</div>
    </>
  );
}

function Choices(): ReactElement {
  const [copies, setCopies] = useState(1);
  const [scale, setScale] = useState('1:500');
  return (
    <>
      <label>
        Anzahl der Exemplare
        <input
          type="number"
          min={1}
          max={10}
          value={copies}
          onChange={(event) => setCopies(event.target.valueAsNumber)}
        />
      </label>
      <fieldset>
        <legend>Maßstab</legend>
        {scales.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="scale"
              checked={scale === value}
              onChange={() => setScale(value)}
            />
            {value}
          </label>
        ))}
      </fieldset>
      {questions.map(({ value, heading, content }) => (
        <details key={value}>
          <summary>{heading}</summary>
          {content}
        </details>
      ))}
      <label>
        <input type="checkbox" /> Papier
      </label>
    </>
  );
}

/** The eleven components in plain React, without styles. */
function Page(): ReactElement {
  const [warned, setWarned] = useState(true);
  const [saved, setSaved] = useState(true);
  return (
    <>
      <nav aria-label="Brotkrumen-Navigation">
        <ol>
          {crumbs.map((label) => (
            <li key={label}>
              <a href="/">{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <nav aria-label="Fortschritt der Bestellung">
        <ol>
          {steps.map((label, index) => (
            <li key={label} aria-current={index === 0 ? 'step' : undefined}>
              {label}
            </li>
          ))}
        </ol>
      </nav>
      {warned && (
        <p>
          Heute Abend wird gewartet.
          <button type="button" onClick={() => setWarned(false)}>
            Schließen
          </button>
        </p>
      )}
      {saved && (
        <section aria-label="Mitteilungen" aria-live="polite">
          Gespeichert.
          <button type="button" onClick={() => setSaved(false)}>
            Schließen
          </button>
        </section>
      )}
      <Rows />
      <Tabs />
      <Choices />
      <button type="button">Weiter</button>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
