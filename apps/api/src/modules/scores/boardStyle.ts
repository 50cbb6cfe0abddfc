const DARK = `
  --ink: #e8edf5; --quiet: #a9b6c9; --card: #131c2e; --line: #22304a; --note: #f2c14e;
  --noteBack: #382b0c;`;

/** Style of a board's page; the theme of the page around comes as `data-theme`. */
export const BOARD_STYLE = `
:root {
  color-scheme: light dark;
  --ink: #0b1220; --quiet: #3c4a60; --card: #fff; --line: #d5dce6; --live: #d7f64a;
  --onLive: #0b1220; --note: #8a5a00; --noteBack: #fdf1d6;
}
@media (prefers-color-scheme: dark) { :root:not([data-theme]) {${DARK} } }
[data-theme=dark], [data-theme=high-contrast] { color-scheme: dark;${DARK} }
[data-theme=light] { color-scheme: light; }
[data-theme=high-contrast] { --card: #000; --ink: #fff; --quiet: #fff; --line: #fff; }
@media (prefers-contrast: more) { :root { --line: currentcolor; } }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 16px/1.5 Inter, system-ui, sans-serif; color: var(--ink); background: var(--card); }
main { display: grid; gap: 16px; padding: 16px; }
.sample {
  justify-self: start; padding: 4px 12px; border-radius: 8px; color: var(--note);
  background: var(--noteBack);
}
h2 { font-size: 12px; letter-spacing: .08em; text-transform: uppercase; color: var(--quiet); }
section { display: grid; gap: 8px; }
ul {
  list-style: none; display: grid; gap: 8px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(320px, 40%)), 1fr));
}
li {
  display: grid; gap: 4px; padding: 12px 20px; border: 1px solid var(--line);
  border-radius: 8px;
}
table { width: 100%; border-collapse: collapse; }
th { font-weight: 500; text-align: start; overflow-wrap: anywhere; }
td {
  width: 3em; font-size: 22px; line-height: 1.3; font-weight: 700; text-align: end;
  font-variant-numeric: tabular-nums;
}
.leads th { font-weight: 700; }
p { color: var(--quiet); font-size: 14px; }
.live {
  padding: 1px 8px; border-radius: 99px; color: var(--onLive); background: var(--live);
  font-weight: 650;
}
@media (max-width: 699px) {
  main { gap: 12px; padding: 12px; }
  section, ul { gap: 6px; }
  li { gap: 0; padding: 3px 12px 5px; }
  th { font-size: 14px; line-height: 20px; }
  td { font-size: 16px; line-height: 20px; }
  p { font-size: 12px; line-height: 18px; }
}
@media (min-width: 700px) {
  .few li { align-content: space-between; min-height: 140px; padding: 16px 20px; }
  .few td { font-size: 28px; }
}
`;
