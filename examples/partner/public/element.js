// Whoever wants to chat signs in with us; the room then asks `token-url` again.
document.querySelector('clubline-chat').addEventListener('clubline-sign-in', ({ detail }) => {
  detail.waitUntil(fetch('/session', { method: 'POST' }));
});
