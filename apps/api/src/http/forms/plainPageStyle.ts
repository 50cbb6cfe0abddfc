/** Style of the pages that work without script; no theme of the site reaches it. */
export const PLAIN_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ink: #16181d; --page: #f6f5f2; --card: #fff; --line: #8b8f98; --act: #0b5cad; --on: #fff;
  --bad: #a8071a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #f2f3f5; --page: #101216; --card: #1a1d23; --line: #868c98; --act: #7db8ff;
    --on: #0b1220; --bad: #ff9c9c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem;
  font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
}
main {
  width: 100%; max-width: 26rem; padding: 2rem; border-radius: 1rem; background: var(--card);
}
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; }
label, legend { display: block; font-weight: 600; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
fieldset label { display: flex; align-items: center; min-height: 44px; font-weight: 400; }
input[type=checkbox] { width: 1.25rem; min-height: 1.25rem; margin: 0; margin-inline-end: .75rem; }
input:not([type=checkbox]), textarea {
  width: 100%; min-height: 44px; margin: .25rem 0 1rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem;
}
button, a.button {
  display: inline-flex; align-items: center; min-height: 44px; padding: 0 1.25rem; font: inherit;
  font-weight: 600; color: var(--on); background: var(--act); border: 0; border-radius: .5rem;
  text-decoration: none; cursor: pointer;
}
:focus-visible { outline: 2px solid var(--act); outline-offset: 2px; }
.bad { color: var(--bad); font-weight: 600; }
form .bad, .help { margin: 0; }
`;
