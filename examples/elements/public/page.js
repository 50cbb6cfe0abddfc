const chat = document.querySelector('clubline-chat');

// A page asks its own server for the token of who is signed in there; here somebody types one, or
// nobody does.
let token = null;
chat.getToken = () => token;
chat.addEventListener('clubline-sign-in', ({ detail }) => {
  detail.waitUntil(
    new Promise((resolve) => {
      chat.addEventListener('token', (event) => resolve((token = event.detail)), { once: true });
    }),
  );
});
chat.addEventListener('clubline-close', () => chat.remove());
