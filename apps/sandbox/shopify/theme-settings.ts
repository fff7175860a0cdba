/**
 * The settings of the demo storefront's theme, in the theme editor's form. They are the theme's own colours
 * (styles/layout.css).
 */
export const THEME_SETTINGS = {
  filename: 'config/settings_data.json',
  content: `/*
 * ------------------------------------------------------------
 * IMPORTANT: The contents of this file are auto-generated.
 * ------------------------------------------------------------
 */
${JSON.stringify(
  {
    current: {
      type_header_font: 'inter_n4',
      type_body_font: 'inter_n4',
      color_schemes: {
        'scheme-1': {
          settings: {
            background: '#fbfaf6',
            background_gradient: '',
            text: '#2c2b28',
            button: '#4f6a58',
            button_label: '#ffffff',
            secondary_button_label: '#2c2b28',
            shadow: '#2c2b28',
          },
        },
      },
      sections: {},
    },
    presets: {},
  },
  null,
  2,
)}
`,
};
