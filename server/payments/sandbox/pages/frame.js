/* What the framed pages of the test shop share: they speak with the page around them, which must be of our own origin. */
export const tell = (message) => parent.postMessage(message, location.origin);

/** Calls back with what the page around says. */
export function hear(listener) {
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === location.origin && source === parent && typeof data === 'object' && data !== null)
      listener(data);
  });
}

/** Tells the page around how high this one is, so that the frame fits. */
export function tellHeight() {
  const send = () =>
    tell({ type: 'dm-payment-height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(send).observe(document.body);
  send();
}

/** Sends JSON; what goes wrong on the way comes as a problem. */
export async function send(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-design-maker': '1' },
      body: JSON.stringify(body),
    });
    return await response.json();
  } catch {
    return { problem: 'The payment service does not answer. Please try again.' };
  }
}

/** Shows a text as an alert, or hides it. */
export function showText(place, text) {
  place.textContent = text ?? '';
  place.hidden = !text;
}
