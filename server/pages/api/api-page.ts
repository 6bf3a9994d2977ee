import * as z from 'zod/mini';
import { allCalls } from '../../contract/all-calls.js';
import { API_BASE, GUARD_HEADER, type Call } from '../../contract/contract.js';
import { html, type Html } from '../html.js';
import { logo } from '../icons.js';
import { ASSETS, headHtml } from '../layout.js';
import { failures } from './openapi.js';

/** The page that shows every call, where people look for how to talk to the server. */

const SHEET = html`<link rel="stylesheet" href="${ASSETS}/api.css" />`;

/** Calls by area, in the order of the contract. */
function areas(): Map<string, Call[]> {
  const found = new Map<string, Call[]>();
  for (const call of allCalls) {
    const name = call.path.split('/', 1)[0]!;
    found.set(name, [...(found.get(name) ?? []), call]);
  }
  return found;
}

export function apiPage(origin: string): string {
  const all = [...areas()];
  return html`<!doctype html>
    <html lang="en">
      ${headHtml('API', SHEET)}
      <body>
        <div class="api">
          <nav aria-label="Calls">
            <a class="home" href="/">${logo}</a>
            <ul>
              ${all.map(([name, calls]) => html`<li><a href="#${name}">${name}</a> <small>${calls.length}</small></li>`)}
              <li><a href="#failures">Failures</a></li>
            </ul>
          </nav>
          <main>
            <h1>API</h1>
            <p>
              ${allCalls.length} calls, described by the contract that the server itself answers by. The same
              for programs: <a href="${API_BASE}openapi.json">openapi.json</a> (OpenAPI 3.1).
            </p>
            ${introduction(origin)} ${all.map(([name, calls]) => areaHtml(name, calls))} ${failuresHtml()}
          </main>
        </div>
      </body>
    </html>`.text;
}

function introduction(origin: string): Html {
  const example = [
    `curl ${origin}${API_BASE}design_templates/_search \\`,
    `  -H 'content-type: application/json' -H '${GUARD_HEADER}: 1' \\`,
    `  -d '{"size":3,"query":{"multi_match":{"query":"jazz","fields":["name","keywords^3"]}}}'`,
  ].join('\n');
  return html`<p>
      A POST carries the header <code>${GUARD_HEADER}</code> with any value: a page of another site cannot set
      it, so nobody acts in its visitor’s name. Without it the answer is 403. Paths end with or without a
      slash. Who is signed in is told by the session’s cookie.
    </p>
    <pre tabindex="0" aria-label="An example with curl"><code>${example}</code></pre>
    <p>
      An answer is <code>{"response_code": 1, "data": …}</code>, or
      <code>{"response_code": -1, "error": {"code", "message"}}</code>.
    </p>`;
}

const areaHtml = (name: string, calls: readonly Call[]): Html =>
  html`<section id="${name}">
    <h2>${name}</h2>
    ${calls.map(callHtml)}
  </section>`;

function callHtml(call: Call): Html {
  const notes = [
    call.body === 'form' && 'multipart/form-data',
    call.form === 'bytes' && 'answers with a file',
    call.form === 'bare' && 'answers without the envelope',
    call.credentials === 'omit' && 'for everybody',
  ].filter((note) => note !== false);
  return html`<details>
    <summary>
      <span class="method ${call.method.toLowerCase()}">${call.method}</span>
      <code>${API_BASE}${call.path}</code>
      ${notes.map((note) => html`<small>${note}</small>`)}
    </summary>
    ${schemaHtml(call.method === 'GET' ? 'Query' : 'Payload', z.toJSONSchema(call.input, { unrepresentable: 'any', io: 'input' }))}
    ${call.form === 'bytes' ? null : schemaHtml('Answer', z.toJSONSchema(call.response, { unrepresentable: 'any' }))}
  </details>`;
}

function schemaHtml(title: string, { $schema: _, ...schema }: object & { $schema?: unknown }): Html {
  return html`<h3>${title}</h3>
    <pre tabindex="0"><code>${JSON.stringify(schema, null, 2)}</code></pre>`;
}

const failuresHtml = (): Html =>
  html`<section id="failures">
    <h2>Failures</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">code</th>
          <th scope="col">HTTP status</th>
        </tr>
      </thead>
      <tbody>
        ${failures.map(
          ([code, status]) =>
            html`<tr>
              <td><code>${code}</code></td>
              <td>${status}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
