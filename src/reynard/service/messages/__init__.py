"""Everything that travels between the page and the table service, each thing once."""
