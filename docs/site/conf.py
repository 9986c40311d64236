"""How Sphinx makes the site. The pages are laid out by `__main__.py`, beside this file."""

from sphinx.addnodes import toctree

project = "Bone Ace"
html_title = "Bone Ace"
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx_copybutton"]
html_theme = "furo"
html_favicon = "favicon.svg"
html_copy_source = False
html_show_copyright = False
html_static_path = ["_static"]
html_css_files = ["notebooks.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0b5d4a", "color-brand-content": "#0b5d4a"},
    "dark_css_variables": {"color-brand-primary": "#7fd1b9", "color-brand-content": "#7fd1b9"},
}
copybutton_prompt_text = r">>> |\.\.\. "
copybutton_prompt_is_regexp = True

myst_enable_extensions = ["attrs_inline", "attrs_block", "deflist"]
myst_heading_anchors = 3
# Notebooks are kept without outputs, and run whenever the site is made. One that fails is an error.
nb_execution_mode = "force"
nb_execution_timeout = 300
nb_execution_raise_on_error = True
nb_execution_show_tb = True
nb_output_stderr = "remove"  # what is said about compiling depends on the cache
suppress_warnings = ["myst.header", "misc.highlighting_failure"]  # Pygments knows no Fluent

default_role = "code"  # `name` in docstrings is code, as in Markdown
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_default_options = {"members": True, "undoc-members": False}
nitpicky = False


def setup(app):
    """Called by Sphinx. Docstrings are plain text: some is made reStructuredText."""
    app.connect("autodoc-process-docstring", as_restructured)
    app.connect("html-page-context", with_short_menu, priority=100)  # before the theme asks for it


def as_restructured(app, what, name, found, options, lines):
    """Tables and lists that are set off by indentation are shown as they are written."""
    text, within = [], False
    for line in lines:
        set_off = line.startswith(("|", "    ")) and not line.lstrip().startswith((">>>", "..."))
        if set_off and not within and not (text and text[-1].strip()):
            text += ["::", ""]
            within = True
        elif within and line.strip() and not set_off:
            if text[-1].strip():
                text.append("")
            within = False
        text.append(f"    {line}" if within and line.strip() else line)
    lines[:] = text


def with_short_menu(app, pagename, templatename, context, doctree):
    """The menu of every page copies the contents of all pages, and then keeps their titles. With
    the titles alone it is the same menu in a fraction of the time."""
    whole, env = context.get("toctree"), app.env
    if whole is None:
        return
    if not hasattr(app, "titles"):
        app.titles = {name: titles(contents) for name, contents in env.tocs.items()}

    def menu(**asked):
        kept, env.tocs = env.tocs, app.titles if asked.get("titles_only") else env.tocs
        try:
            return whole(**asked)
        finally:
            env.tocs = kept

    context["toctree"] = menu


def titles(contents):
    """The contents of a page without its sections: as Sphinx makes them for a menu of titles."""
    copied = contents.deepcopy()
    for entry in copied.children:
        if len(entry) > 1:
            below = list(entry.findall(toctree))
            if below:
                entry[1][:] = below
            else:
                entry.pop(1)
    return copied
