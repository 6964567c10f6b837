import type { Preview } from '@storybook/react-vite';
import './preview.css';

/** Every story can be seen in both directions and in the three palettes for rising and falling prices. */
const preview: Preview = {
  globalTypes: {
    direction: { description: 'Direction', toolbar: { items: ['ltr', 'rtl'], dynamicTitle: true } },
    rise: { description: 'Colour of rising prices', toolbar: { items: ['green', 'red', 'blue'], dynamicTitle: true } },
  },
  initialGlobals: { direction: 'ltr', rise: 'green' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { globals, parameters }) => {
      const isMirrored = globals.direction === 'rtl';
      return (
        <div
          dir={isMirrored ? 'rtl' : 'ltr'}
          lang={typeof parameters.lang === 'string' ? parameters.lang : isMirrored ? 'ar' : 'en'}
          data-rise={String(globals.rise)}
          className="p-4 tablet:p-6"
        >
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
