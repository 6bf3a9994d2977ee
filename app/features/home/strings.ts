/** The dashboard home's words. */
export const home = {
  title: 'Home',
  templates: 'Templates',
  heading: 'WHAT WOULD YOU LIKE TO DESIGN?',
  popular: 'Popular formats',
  formats: 'formats',
  customDimensions: 'Custom Dimensions',
  width: 'Width',
  height: 'Height',
  unit: 'Unit',
  create: 'Create New Design',
  failed: 'Something went wrong',
  noTemplates: 'No templates here yet.',
  noCategories: 'There are no templates yet. Start from a blank page with Custom Dimensions.',
} as const;
