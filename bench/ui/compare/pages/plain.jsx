import { useState } from 'react';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

/** The page in plain React, without styles: what the others are compared with. */
export function Page() {
  const [tab, setTab] = useState(0);
  return (
    <main>
      <h1>Order extracts</h1>
      <p>
        <label htmlFor="name">Name</label>
        <input id="name" />
      </p>
      <p>
        <label htmlFor="email">E-mail address</label>
        <input id="email" aria-invalid aria-describedby="error" />
        <span id="error">{EMAIL_ERROR}</span>
      </p>
      <p>
        <label htmlFor="state">State</label>
        <select id="state">
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      </p>
      <fieldset>
        <legend>Delivery</legend>
        {DELIVERIES.map((delivery) => (
          <label key={delivery}>
            <input type="radio" name="delivery" /> {delivery}
          </label>
        ))}
      </fieldset>
      <label>
        <input type="checkbox" /> Send me a copy
      </label>
      <div role="tablist" aria-label="Search">
        {['Address', 'Number'].map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${index}`}
            aria-controls="panel"
            aria-selected={tab === index}
            onClick={() => setTab(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
        {tab === 0 ? 'Search by address' : 'Search by number'}
      </div>
      <table>
        <caption>Extracts</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => document.querySelector('dialog').showModal()}>
        Cancel order
      </button>
      <dialog aria-labelledby="heading">
        <h2 id="heading">Cancel the order?</h2>
        <form method="dialog">
          <button type="submit">Keep</button>
        </form>
      </dialog>
    </main>
  );
}
