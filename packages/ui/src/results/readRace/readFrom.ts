/** While developing: the data from which rows were read, whose rows are numbered as they came. */
export const readFrom = new WeakMap<object, unknown>();
