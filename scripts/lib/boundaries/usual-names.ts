/** Names that several files export by design, each group with its reason. */
export const USUAL_NAMES: readonly { names: readonly string[]; why: string }[] = [
  { names: ['Component'], why: 'the page of a route, by the router' },
  {
    names: ['Product', 'ProductCategory', 'RoadPrice', 'SchoolTemplate'],
    why: 'one record: its row in a lookup, and whole in its own feature',
  },
  {
    names: ['Action'],
    why: "a feature's own form of what the kit offers, used there in its stead",
  },
  { names: ['AcceptForm', 'EditForm'], why: 'a component, and the state of the form that it shows' },
];
