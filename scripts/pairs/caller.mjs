/** A PNG of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg' +
    'gg==',
  'base64',
);

/** A call's status and body; a status of 599 where nothing was answered. */
export async function call(node, { method, path, body, form, token }) {
  try {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = form ? formOf(form) : body && JSON.stringify(body);
    const answer = await fetch(`${node}/api${path}`, {
      method,
      headers,
      ...(sent && { body: sent }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  } catch (error) {
    return { status: 599, body: String(error) };
  }
}

function formOf(fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (Buffer.isBuffer(value))
      form.append(name, new Blob([value], { type: 'image/png' }), 'a.png');
    else form.append(name, value);
  return form;
}

/** As `call`, but throws where it was not done: of what has to be there for a pair. */
export async function must(node, request) {
  const answer = await call(node, request);
  if (answer.status >= 300)
    throw new Error(
      `${request.method} ${request.path}: ${answer.status} ${JSON.stringify(answer.body)}`,
    );
  return answer.body;
}
