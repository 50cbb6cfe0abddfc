declare module 'virtual:clubline-facts' {
  const facts: unknown;
  export default facts;
}
