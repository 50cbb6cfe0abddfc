/**
 * Of React only what the results table calls, on Preact: 2.1 kB less than all of `preact/compat`.
 * The build of an element fails where it asks for more.
 */
import { Component, createElement as create, Fragment } from 'preact';

export { Component, Fragment };

/** The component that is being drawn, and how many hooks it has called. */
let drawn;
let calls;

const drawing = new WeakMap();

/** A function that draws as a component that keeps what its hooks hold. */
function withHooks(draw) {
  if (!drawing.has(draw))
    drawing.set(
      draw,
      class extends Component {
        held = [];
        render(props) {
          drawn = this;
          calls = 0;
          return draw(props);
        }
      },
    );
  return drawing.get(draw);
}

export const createElement = (type, ...rest) =>
  create(
    typeof type === 'function' && type !== Fragment && !type.prototype?.render
      ? withHooks(type)
      : type,
    ...rest,
  );

/** What this call of a hook holds. */
const hold = (make) => (drawn.held[calls++] ??= make(drawn));

/** As React’s; takes values, no functions, and no `NaN`. */
export const useState = (initial) =>
  hold((component) => {
    const state = [
      initial,
      (value) => {
        // A component may set the same whenever it is drawn.
        if (state[0] === value) return;
        state[0] = value;
        component.setState({});
      },
    ];
    return state;
  });

/** As React’s. */
export function useMemo(make, inputs) {
  const memo = hold(() => ({}));
  if (!memo.inputs?.every((input, index) => input === inputs[index])) {
    memo.inputs = inputs;
    memo.value = make();
  }
  return memo.value;
}

let ids = 0;

/** As React’s: a name that nothing else in the shadow root has. */
export const useId = () => hold(() => `id${(ids += 1)}`);

/** As React's: drawn again only when one of its props differs. */
export const memo = (Inner) =>
  class extends Component {
    shouldComponentUpdate(next) {
      return Object.keys({ ...this.props, ...next }).some(
        (name) => next[name] !== this.props[name],
      );
    }

    render(props) {
      return createElement(Inner, props);
    }
  };

/** Elements hand on no `ref`: nobody outside sees what is in them. */
export const forwardRef = (draw) => draw;
